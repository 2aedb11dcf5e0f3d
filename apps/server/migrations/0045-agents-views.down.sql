delete from desk_views where list <> 'desk';
alter table desk_views drop column list;
