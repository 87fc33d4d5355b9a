-- On which day the reviewer was written to about somebody who is proposed; null while they were not.
alter table review_feedback_proposals add column told_day date;
create index review_feedback_proposals_untold_idx on review_feedback_proposals (tenant_id)
  where told_day is null and state = 'Proposed';

-- On which day somebody was asked: then they are reminded of nothing. Not known of those who were asked before.
alter table review_feedback_requests add column asked_day date;
