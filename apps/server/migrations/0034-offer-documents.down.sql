drop table offer_documents;
