-- Servers since 0026 go on.
-- Documents of an offer or its policy, from its insurer or from the desk, and certificates that we issued. The bytes lie in the object store under the id.
-- What could not be taken from an insurer is kept as refused, so that it is not fetched again.
create table offer_documents (
  id uuid primary key,
  offer_uuid uuid not null references offers (uuid),
  quote_id uuid not null references quotes (id),
  kind text not null,
  source text not null,
  -- The insurer's own name for it.
  carrier_id text,
  name text not null,
  format text,
  size integer check (size > 0),
  sha256 text,
  refused text,
  -- Of a certificate that we issued: whom it is made out to.
  holder jsonb,
  created_at timestamptz not null,
  check ((refused is null) = (sha256 is not null and format is not null and size is not null)),
  unique (offer_uuid, carrier_id)
);
create index offer_documents_quote on offer_documents (quote_id);
