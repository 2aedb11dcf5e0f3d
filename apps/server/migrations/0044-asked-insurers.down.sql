drop index offers_created_at;
