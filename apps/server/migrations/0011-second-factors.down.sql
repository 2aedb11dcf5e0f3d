alter table sign_ins drop column device_id;
alter table sign_ins drop column second_factor_at;
alter table sign_ins drop column role;
drop table proven_devices;
drop table recovery_codes;
drop table second_factors;
