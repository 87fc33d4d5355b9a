import type { DemoPolicy, DemoTenant } from './demoTenant.ts'
import { daysAfter, type Moments } from './moments.ts'
import { type Person, peopleOf } from './people.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

export const policyRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const active = peopleOf(tenant, moments).filter(({ isActive }) => isActive)
  const categories = [...new Set(tenant.policies.map(({ category }) => category))]
  return [
    {
      table: 'hr_document_categories',
      rows: categories.map((name) => ({ id: idIn(tenant, 'policy category', name), name })),
    },
    { table: 'hr_documents', rows: tenant.policies.map((policy) => documentRow(tenant, policy, moments)) },
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
      table: 'hr_document_agreements',
      rows: tenant.policies.flatMap((policy) => agreementRows(tenant, policy, active, moments)),
    },
  ]
}

const documentRow = (tenant: DemoTenant, policy: DemoPolicy, moments: Moments): Row => ({
  id: idIn(tenant, 'policy', policy.title),
  title: policy.title,
  category_id: idIn(tenant, 'policy category', policy.category),
  version_no: policy.version ?? 1,
  published_utc: moments.days(-policy.publishedDaysAgo),
  due_utc: policy.dueInDays === undefined ? null : moments.days(policy.dueInDays),
  new_version_available: policy.newVersionAvailable === true,
  is_for_all: policy.onlyFor === undefined,
})

/** Everybody agreed to the earlier versions; to the one of today those whom the policy says. */
const agreementRows = (
  tenant: DemoTenant,
  policy: DemoPolicy,
  active: readonly Person[],
  moments: Moments,
): readonly Row[] => {
  const { title, version = 1, publishedDaysAgo, onlyFor } = policy
  const bound = active.filter(({ key }) => onlyFor?.includes(key) ?? true)
  const agreed = (people: readonly Person[], versionNo: number, daysAgo: number) =>
    people.map(({ id, startDate }, index) => ({
      document_id: idIn(tenant, 'policy', title),
      version_no: versionNo,
      employee_id: id,
      agreement_date_utc: agreedAt(moments, { daysAgo, startDate, index }),
    }))
  const earlier = Array.from({ length: version - 1 }, (_, index) =>
    agreed(bound, index + 1, publishedDaysAgo + 300 * (version - 1 - index)),
  )
  return [...earlier.flat(), ...agreed(thoseWhoAgreed(policy, bound), version, publishedDaysAgo)]
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
