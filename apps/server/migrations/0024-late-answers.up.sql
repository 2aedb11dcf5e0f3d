-- Servers since 0022 go on.
-- An insurer that calls us names its own quote.
create index offers_of_carrier on offers (carrier, carrier_quote_id);

-- What was answered to an insurer's questions about an offer, and when the insurer had it. `version` is the offer's with the
-- questions. The chain of events has the same answers.
create table offer_answers (
  offer_uuid uuid not null references offers (uuid),
  version integer not null check (version > 0),
  at timestamptz not null,
  given jsonb not null,
  sent_at timestamptz,
  primary key (offer_uuid, version)
);

-- When somebody with access last read the latest answers of a submission: nobody is mailed about what they have read.
create table offer_reads (
  submission_uuid uuid primary key references submissions (uuid),
  read_at timestamptz not null
);
