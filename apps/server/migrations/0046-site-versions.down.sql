drop table site_versions;
drop table site_drafts;
