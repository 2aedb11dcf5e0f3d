drop table offer_reads;
drop table offer_answers;
drop index offers_of_carrier;
