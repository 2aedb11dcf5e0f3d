drop table address_counts;
drop table call_counts;
