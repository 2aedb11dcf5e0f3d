-- Servers since 0044 go on.
-- Agents name searches of their own list, as the desk does of its queues. What an older server adds is the desk's.
alter table desk_views add column list text not null default 'desk' check (list in ('desk', 'agent'));
