/**
 * What the export of everything holds of each table of a client. Every table is named here once, and a test holds this
 * beside the database's own catalogue: one that is new is put into a folder, or said to stay, with the reason.
 *
 * It holds what the pages show to the admin who takes it away, and no more: where a rule hides something from admins too,
 * the same rule (of its area) narrows the rows here.
 */
import { isOpen } from '../../reviews/review.sql.ts'

/** By the folder of the archive in which they stand. */
export const folders = {
  company: [
    'tenants',
    'tenant_onboarding',
    'departments',
    'categories',
    'tags',
    'core_values',
    'meeting_locations',
    'security_groups',
    'security_group_members',
    'feature_flags',
    'subscriptions',
    'invoices',
    'praise',
    'praise_people',
    'praise_values',
    'feedback',
    'audit_entries',
    'sample_data',
    'sample_records',
  ],
  people: [
    'employees',
    'employee_personal',
    'employee_emergency',
    'employee_other',
    'employee_tags',
    'planned_leavings',
    'past_employments',
    'ended_starts',
    'change_requests',
    'employee_imports',
    'employee_import_people',
    'memberships',
    'files',
    'daily_scrum_entries',
    'daily_scrum_blockers',
  ],
  positions: [
    'positions',
    'position_templates',
    'position_template_versions',
    'position_template_policies',
    'position_template_types',
  ],
  policies: [
    'hr_documents',
    'hr_document_versions',
    'hr_document_drafts',
    'hr_document_images',
    'hr_document_settings',
    'hr_document_audience',
    'hr_document_departments',
    'hr_document_parties',
    'hr_document_positions',
    'hr_document_tags',
    'hr_document_bindings',
    'hr_document_agreements',
    'hr_document_categories',
  ],
  certifications: [
    'certifications',
    'certification_files',
    'certification_types',
    'certification_type_departments',
    'certification_type_tags',
    'reminder_pauses',
  ],
  goals: ['goals', 'goal_progress', 'goal_comments', 'goal_templates', 'goal_imports'],
  checkIns: [
    'check_ins',
    'check_in_texts',
    'check_in_items',
    'check_in_comments',
    'check_in_events',
    'check_in_series',
    'check_in_templates',
    'default_discussion_points',
  ],
  orgChart: ['chart_plans', 'chart_plan_moves', 'vacancies'],
  reviews: [
    'reviews',
    'review_answers',
    'review_submits',
    'review_points',
    'review_actions',
    'review_files',
    'review_events',
    'review_cycles',
    'review_occasions',
    'review_settings',
    'performance_review_templates',
  ],
  assets: [
    'assets',
    'asset_events',
    'asset_files',
    'asset_categories',
    'asset_locations',
    'asset_audits',
    'asset_audit_rows',
    'asset_imports',
  ],
} as const

export type ExportedTable = (typeof folders)[keyof typeof folders][number]

/** What stays, and why; the reason is told in the archive. */
export const withheld = {
  theirOwn: ['check_in_private_notes'],
  anonymous: ['review_feedback', 'review_feedback_answers', 'review_feedback_proposals', 'review_feedback_requests'],
  personal: [
    'calendar_feeds',
    'dashboards',
    'home_visits',
    'notification_choices',
    'notifications',
    'occasion_choices',
    'report_schedules',
    'saved_views',
    'to_do_snoozes',
  ],
  passing: [
    'asset_import_rows',
    'check_in_presence',
    'directory_changes',
    'goal_acts',
    'goal_import_rows',
    'position_acts',
  ],
} as const

/** Columns, of every table or of one, by which the product finds, sorts, undoes or reminds: nothing that anybody wrote, or that is not in another. */
export const leftOut: ReadonlySet<string> = new Set([
  'tenant_id',
  'act_id',
  'due_order',
  'kept',
  'listed',
  'made',
  'made_tags',
  'searched',
  'sort_expiry',
  'sort_reminded',
  'told_day',
  'told_days',
  // A receipt is for the side that submitted.
  'review_submits.answers',
  'review_submits.receipt_id',
  'review_submits.sha256',
])

const ofReview = (condition: string) =>
  `exists (select from reviews r where r.tenant_id = t.tenant_id and r.id = t.review_id and ${condition})`

/** Which rows of `t` its reader may see, where it is not all of them; `reader` is who takes it away. */
export const narrowedBy: Readonly<Partial<Record<ExportedTable, (reader: string) => string>>> = {
  // What is not sent yet is its writer's own.
  daily_scrum_entries: (reader) => `(t.sent_utc is not null or t.employee_id = ${reader})`,
  review_answers: (reader) => ofReview(isOpen('t.side', reader)),
  review_files: (reader) => ofReview(`(t.side is null or ${isOpen('t.side', reader)})`),
  review_points: (reader) => ofReview(`(t.type = 1 or r.employee_id <> ${reader})`),
}

/** Those whose rows are files: each of them lies in the file store under its id. */
export const fileTables: ReadonlyArray<ExportedTable> = [
  'files',
  'certification_files',
  'hr_document_images',
  'asset_files',
  'review_files',
]

/** What a reference is read by, beside its id. */
export const namedBy: Readonly<Partial<Record<ExportedTable, string>>> = {
  asset_categories: 'name',
  asset_locations: 'name',
  assets: 'name',
  certification_types: 'name',
  chart_plans: 'name',
  check_ins: 'name',
  departments: 'name',
  employees: 'full_name',
  goals: 'title',
  hr_documents: 'title',
  meeting_locations: "content->>'name'",
  position_templates: 'title',
  positions: 'title',
  review_cycles: 'name',
  reviews: 'name',
  security_groups: 'name',
  tags: 'name',
}
