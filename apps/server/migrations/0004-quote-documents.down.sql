drop table quote_documents;
