import type { PolicyContent } from '../../domain/policies/content/nouns.ts'
import { POLICY_TYPE } from '../../domain/policies/kinds.ts'
import { hashOf } from '../policies/publishing.ts'
import { templateTitled } from '../policies/templates/marketplace.ts'
import type { DemoPolicy, DemoPolicyVersion, DemoTenant } from './demoTenant.ts'
import { daysAfter, type Moments } from './moments.ts'
import { type Person, peopleOf } from './people.ts'
import type { PolicyPapers } from './policyFiles.ts'
import { textOf } from './policyTexts/texts.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

export const policyRows = (tenant: DemoTenant, moments: Moments, papers: PolicyPapers): readonly TableRows[] => {
  const active = peopleOf(tenant, moments).filter(({ isActive }) => isActive)
  const admin = active.find(({ more }) => more.isAdmin === true)
  const categories = [...new Set(tenant.policies.map(({ category }) => category))]
  const published = tenant.policies.filter(({ isNeverPublished }) => isNeverPublished !== true)
  return [
    {
      table: 'hr_document_categories',
      rows: categories.map((name) => ({ id: idIn(tenant, 'policy category', name), name })),
    },
    { table: 'hr_documents', rows: tenant.policies.map((policy) => documentRow(tenant, policy, moments)) },
    {
      table: 'hr_document_versions',
      rows: published.flatMap((policy) => versionRows(tenant, policy, moments, papers, admin)),
    },
    {
      table: 'hr_document_drafts',
      rows: tenant.policies.flatMap((policy) => draftRows(tenant, policy, moments, admin)),
    },
    {
      table: 'hr_document_parties',
      rows: tenant.policies.flatMap(({ title, onlyFor = [] }) =>
        onlyFor.map((key) => ({
          document_id: idIn(tenant, 'policy', title),
          employee_id: idIn(tenant, 'employee', key),
        })),
      ),
    },
    {
      table: 'hr_document_departments',
      rows: tenant.policies.flatMap(({ title, onlyForDepartment: department }) =>
        department === undefined
          ? []
          : [{ document_id: idIn(tenant, 'policy', title), department_id: idIn(tenant, 'department', department) }],
      ),
    },
    { table: 'hr_document_bindings', rows: published.flatMap((policy) => endedRows(tenant, policy, active, moments)) },
    {
      table: 'hr_document_agreements',
      rows: published.flatMap((policy) => agreementRows(tenant, policy, active, moments, papers)),
    },
  ]
}

/** The bindings began when they were written; in the demo's history they began with the policy, or with the person. */
export const bindingsSince = `
  update hr_document_bindings b
  set since_utc = greatest(v.published_utc, coalesce(e.start_date::timestamp at time zone t.time_zone, v.published_utc))
  from hr_document_versions v, employees e, tenants t
  where v.tenant_id = b.tenant_id and v.document_id = b.document_id and v.version_no = 1
    and e.tenant_id = b.tenant_id and e.id = b.employee_id and t.id = b.tenant_id and b.until_utc is null
    and greatest(v.published_utc, coalesce(e.start_date::timestamp at time zone t.time_zone, v.published_utc)) < now()`

/** So did the settings: in the demo's history nobody has changed them since. */
export const settingsSince = `
  update hr_document_settings s set since_utc = v.published_utc
  from hr_document_versions v
  where v.tenant_id = s.tenant_id and v.document_id = s.document_id and v.version_no = 1 and v.published_utc < now()`

/** Oldest first, the one in force last. */
const versionsOf = ({ title, earlier = [], publishedDaysAgo, text, file, note }: DemoPolicy): Versions => [
  ...earlier,
  {
    daysAgo: publishedDaysAgo,
    ...(file === undefined ? { text: text ?? textOf(title) } : {}),
    ...(note === undefined ? {} : { note }),
  },
]

type Versions = readonly DemoPolicyVersion[]

const documentRow = (tenant: DemoTenant, policy: DemoPolicy, moments: Moments): Row => {
  const versions = policy.isNeverPublished === true ? [] : versionsOf(policy)
  const agreeFrom = versions.findLastIndex(({ isEditorial }) => isEditorial !== true)
  const publishedUtc = versions.length === 0 ? null : moments.days(-policy.publishedDaysAgo)
  return {
    id: idIn(tenant, 'policy', policy.title),
    type: policy.type ?? POLICY_TYPE,
    title: policy.title,
    category_id: idIn(tenant, 'policy category', policy.category),
    version_no: versions.length,
    published_utc: publishedUtc,
    agree_from_version_no: agreeFrom + 1,
    agree_from_utc: versions[agreeFrom] === undefined ? null : moments.days(-versions[agreeFrom].daysAgo),
    due_day: policy.dueInDays === undefined ? null : moments.day(policy.dueInDays, tenant.timeZone),
    due_in_days: policy.joinersHaveDays ?? null,
    remind_every_days: policy.remindEveryDays ?? null,
    renew_every_months: policy.renewEveryMonths ?? null,
    is_for_all: policy.onlyFor === undefined && policy.onlyForDepartment === undefined,
    is_archived: policy.archivedDaysAgo !== undefined,
    template_id: policy.templateVersion === undefined ? null : templateTitled(policy.title).id,
    template_version: policy.templateVersion ?? null,
    last_reviewed_utc: publishedUtc,
    version: 1 + versions.length,
    created_utc: versions[0] === undefined ? moments.days(-2) : moments.days(-versions[0].daysAgo),
  }
}

const versionRows = (
  tenant: DemoTenant,
  policy: DemoPolicy,
  moments: Moments,
  papers: PolicyPapers,
  admin: Person | undefined,
): readonly Row[] =>
  versionsOf(policy).map(({ daysAgo, text, isEditorial, note }, index) => ({
    document_id: idIn(tenant, 'policy', policy.title),
    version_no: index + 1,
    title: policy.title,
    category: policy.category,
    content: text ?? null,
    file_id: text === undefined ? papers.get(policy.title)?.id : null,
    sha256: hashOfVersion(policy, text, papers),
    is_substantive: isEditorial !== true,
    change_note: note ?? '',
    template_version: policy.templateVersion ?? null,
    published_utc: moments.days(-daysAgo),
    published_by: admin === undefined ? null : `${admin.firstName} ${admin.lastName}`.trim(),
  }))

const hashOfVersion = ({ title }: DemoPolicy, text: PolicyContent | undefined, papers: PolicyPapers): string =>
  text === undefined ? (papers.get(title)?.sha256 ?? '') : hashOf({ title, content: text })

const draftRows = (
  tenant: DemoTenant,
  { title, category, draft, templateVersion }: DemoPolicy,
  moments: Moments,
  admin: Person | undefined,
): readonly Row[] =>
  draft === undefined
    ? []
    : [
        {
          document_id: idIn(tenant, 'policy', title),
          title,
          category,
          content: draft,
          template_version: templateVersion ?? null,
          saved_utc: moments.days(-1.5),
          saved_by: admin?.id ?? null,
          version: 4,
        },
      ]

const boundBy = ({ onlyFor, onlyForDepartment }: DemoPolicy, active: readonly Person[]): readonly Person[] =>
  active.filter(
    ({ key, department }) =>
      (onlyFor?.includes(key) ?? true) && (onlyForDepartment === undefined || department === onlyForDepartment),
  )

/** Whom an archived policy bound as long as it was in force. */
const endedRows = (tenant: DemoTenant, policy: DemoPolicy, active: readonly Person[], moments: Moments) => {
  const { title, archivedDaysAgo, publishedDaysAgo } = policy
  if (archivedDaysAgo === undefined) return []
  const [published, archived] = [moments.days(-publishedDaysAgo), moments.days(-archivedDaysAgo)]
  return boundBy(policy, active)
    .map(({ id, startDate }) => ({
      document_id: idIn(tenant, 'policy', title),
      employee_id: id,
      since_utc: later(published, `${startDate}T00:00:00.000Z`),
      until_utc: archived,
    }))
    .filter(({ since_utc: since }) => since < archived)
}

const later = (one: string, other: string): string => (one > other ? one : other)

/** Everybody agreed to the earlier versions of substance; to the one of today those whom the policy says. */
const agreementRows = (
  tenant: DemoTenant,
  policy: DemoPolicy,
  active: readonly Person[],
  moments: Moments,
  papers: PolicyPapers,
): readonly Row[] => {
  const bound = boundBy(policy, active)
  const versions = versionsOf(policy)
  return versions.flatMap(({ daysAgo, text, isEditorial }, index) => {
    if (isEditorial === true) return []
    const people = index === versions.length - 1 ? thoseWhoAgreed(policy, bound) : bound
    return people.map(({ id, startDate }, place) => ({
      document_id: idIn(tenant, 'policy', policy.title),
      version_no: index + 1,
      employee_id: id,
      agreement_date_utc: agreedAt(moments, { daysAgo, startDate, index: place }),
      sha256: hashOfVersion(policy, text, papers),
    }))
  })
}

const thoseWhoAgreed = ({ agreed, notYet = [] }: DemoPolicy, bound: readonly Person[]): readonly Person[] => {
  if (agreed === 'everybody') return bound
  if (agreed === 'nobody') return []
  return bound
    .filter(({ key }) => !notYet.includes(key))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, agreed)
}

/** A few days after it was published or the person began; not everybody on the same day, nobody tomorrow. */
const agreedAt = (
  moments: Moments,
  { daysAgo, startDate, index }: { readonly daysAgo: number; readonly startDate: string; readonly index: number },
): string => {
  const published = Date.parse(moments.days(-daysAgo))
  const began = Date.parse(`${startDate}T00:00:00Z`)
  return moments.past(daysAfter(Math.max(published, began), (index % 9) + 0.4))
}
