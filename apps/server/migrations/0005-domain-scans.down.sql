drop table domain_scans;
