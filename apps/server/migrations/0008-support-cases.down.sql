drop table support_cases;
