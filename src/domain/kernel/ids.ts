import { Schema } from 'effect'

/**
 * Identifiers are version-4 UUIDs, also when made in the browser (§ 9). Each kind of thing has its own brand, so an
 * employee's id cannot be handed over where a tenant's is wanted.
 */
const uuid = Schema.String.check(Schema.isUUID())

export const TenantId = uuid.pipe(Schema.brand('TenantId'))
export type TenantId = typeof TenantId.Type

export const UserId = uuid.pipe(Schema.brand('UserId'))
export type UserId = typeof UserId.Type

export const EmployeeId = uuid.pipe(Schema.brand('EmployeeId'))
export type EmployeeId = typeof EmployeeId.Type

export const DepartmentId = uuid.pipe(Schema.brand('DepartmentId'))
export type DepartmentId = typeof DepartmentId.Type

export const InvoiceId = uuid.pipe(Schema.brand('InvoiceId'))
export type InvoiceId = typeof InvoiceId.Type

export const PositionId = uuid.pipe(Schema.brand('PositionId'))
export type PositionId = typeof PositionId.Type

export const GoalId = uuid.pipe(Schema.brand('GoalId'))
export type GoalId = typeof GoalId.Type

export const GoalUpdateId = uuid.pipe(Schema.brand('GoalUpdateId'))
export type GoalUpdateId = typeof GoalUpdateId.Type

export const GoalCommentId = uuid.pipe(Schema.brand('GoalCommentId'))
export type GoalCommentId = typeof GoalCommentId.Type

export const GoalTemplateId = uuid.pipe(Schema.brand('GoalTemplateId'))
export type GoalTemplateId = typeof GoalTemplateId.Type

export const GoalActId = uuid.pipe(Schema.brand('GoalActId'))
export type GoalActId = typeof GoalActId.Type

export const CheckInId = uuid.pipe(Schema.brand('CheckInId'))
export type CheckInId = typeof CheckInId.Type

export const CheckInCommentId = uuid.pipe(Schema.brand('CheckInCommentId'))
export type CheckInCommentId = typeof CheckInCommentId.Type

export const CheckInSeriesId = uuid.pipe(Schema.brand('CheckInSeriesId'))
export type CheckInSeriesId = typeof CheckInSeriesId.Type

export const CheckInTemplateId = uuid.pipe(Schema.brand('CheckInTemplateId'))
export type CheckInTemplateId = typeof CheckInTemplateId.Type

export const DailyScrumEntryId = uuid.pipe(Schema.brand('DailyScrumEntryId'))
export type DailyScrumEntryId = typeof DailyScrumEntryId.Type

export const DailyScrumBlockerId = uuid.pipe(Schema.brand('DailyScrumBlockerId'))
export type DailyScrumBlockerId = typeof DailyScrumBlockerId.Type

export const FeedbackId = uuid.pipe(Schema.brand('FeedbackId'))
export type FeedbackId = typeof FeedbackId.Type

export const ChartPlanId = uuid.pipe(Schema.brand('ChartPlanId'))
export type ChartPlanId = typeof ChartPlanId.Type

export const VacancyId = uuid.pipe(Schema.brand('VacancyId'))
export type VacancyId = typeof VacancyId.Type

export const ChangeRequestId = uuid.pipe(Schema.brand('ChangeRequestId'))
export type ChangeRequestId = typeof ChangeRequestId.Type

export const PraiseId = uuid.pipe(Schema.brand('PraiseId'))
export type PraiseId = typeof PraiseId.Type

export const ReviewId = uuid.pipe(Schema.brand('ReviewId'))
export type ReviewId = typeof ReviewId.Type

export const ReviewCycleId = uuid.pipe(Schema.brand('ReviewCycleId'))
export type ReviewCycleId = typeof ReviewCycleId.Type

export const ReviewSubmitId = uuid.pipe(Schema.brand('ReviewSubmitId'))
export type ReviewSubmitId = typeof ReviewSubmitId.Type

export const ReviewFileId = uuid.pipe(Schema.brand('ReviewFileId'))
export type ReviewFileId = typeof ReviewFileId.Type

export const ReviewTemplateId = uuid.pipe(Schema.brand('ReviewTemplateId'))
export type ReviewTemplateId = typeof ReviewTemplateId.Type

export const ProductPlanId = uuid.pipe(Schema.brand('ProductPlanId'))
export type ProductPlanId = typeof ProductPlanId.Type

export const SubscriptionId = uuid.pipe(Schema.brand('SubscriptionId'))
export type SubscriptionId = typeof SubscriptionId.Type

export const HrDocumentId = uuid.pipe(Schema.brand('HrDocumentId'))
export type HrDocumentId = typeof HrDocumentId.Type

export const PolicyImageId = uuid.pipe(Schema.brand('PolicyImageId'))
export type PolicyImageId = typeof PolicyImageId.Type

export const CertificationId = uuid.pipe(Schema.brand('CertificationId'))
export type CertificationId = typeof CertificationId.Type

export const CertificationTypeId = uuid.pipe(Schema.brand('CertificationTypeId'))
export type CertificationTypeId = typeof CertificationTypeId.Type

export const CertificationFileId = uuid.pipe(Schema.brand('CertificationFileId'))
export type CertificationFileId = typeof CertificationFileId.Type

export const AssetId = uuid.pipe(Schema.brand('AssetId'))
export type AssetId = typeof AssetId.Type

export const AssetFileId = uuid.pipe(Schema.brand('AssetFileId'))
export type AssetFileId = typeof AssetFileId.Type

export const AssetAuditId = uuid.pipe(Schema.brand('AssetAuditId'))
export type AssetAuditId = typeof AssetAuditId.Type

export const AssetLocationId = uuid.pipe(Schema.brand('AssetLocationId'))
export type AssetLocationId = typeof AssetLocationId.Type

export const AssetCategoryId = uuid.pipe(Schema.brand('AssetCategoryId'))
export type AssetCategoryId = typeof AssetCategoryId.Type

export const SecurityGroupId = uuid.pipe(Schema.brand('SecurityGroupId'))
export type SecurityGroupId = typeof SecurityGroupId.Type

/** An item of one of the simple collections, or anything else that is only ever named within its own list. */
export const ItemId = uuid.pipe(Schema.brand('ItemId'))
export type ItemId = typeof ItemId.Type
