/** What every place of the product says at a moment, and what the reference says it should. */
import papaparse from 'papaparse'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from 'vitest'
import { policyAt, requirementAt } from '../../../src/domain/certifications/matrix.ts'
import type { Certification, CertificationMatrix, PersonCompliance } from '../../../src/domain/certifications/nouns.ts'
import { certificationStatus } from '../../../src/domain/certifications/status.ts'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { policiesInWords } from '../../../src/domain/employees/personPolicies.ts'
import type { TileFigures } from '../../../src/domain/home/dashboard/nouns.ts'
import type { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { unacknowledged } from '../../../src/domain/policies/duties.ts'
import type { HrDocumentSummary, PolicyCompliance } from '../../../src/domain/policies/nouns.ts'
import { ownDutyStatus } from '../../../src/domain/policies/ownDutyStatus.ts'
import type { TestServer } from '../kit/server.ts'
import type { Person as Login, World } from '../world/world.ts'
import { endOf } from './days.ts'
import {
  type Company,
  type Duty,
  decidingOf,
  dutyOf,
  expiryAt,
  factsOf,
  holdingOf,
  listedOf,
  mayVouch,
  type Person,
} from './reference.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const sorted = (lines: ReadonlyArray<string>) => lines.toSorted()
const words = {
  agreed: 'Agreed',
  owed: 'Not yet agreed',
  outdated: 'Agreed to an earlier version',
  late: 'Overdue',
} as const

export const asker =
  (server: TestServer, { tenantId, admin }: World) =>
  async <Data>(path: string, by: Login = admin): Promise<Data> => {
    const answer = await server.ask(`/api/${tenantId}/${path}`, { as: by.userId })
    expect(answer.status, `${path}: ${answer.text}`).toBe(200)
    return (answer.body === undefined ? answer.text : answer.body.data) as Data
  }
type Ask = ReturnType<typeof asker>

const dutiesOf = (company: Company, person: Person): ReadonlyArray<readonly [string, string, Duty]> =>
  company.policies.flatMap((policy) => {
    const duty = dutyOf(company, policy, person)
    return duty === null ? [] : [[policy.id, policy.title, duty] as const]
  })

const holdingsOf = (company: Company, person: Person) =>
  company.hasFlag
    ? company.types.flatMap((type) => {
        const holding = holdingOf(company, person, type)
        return holding === null ? [] : [{ type, ...holding }]
      })
    : []

const expiryOf = ({ zone }: Company, day: string | null | undefined) => (day == null ? null : iso(endOf(zone, day)))

/** The person's own list, the icon beside it, and what waits for them. */
export const checkOwn = async (ask: Ask, company: Company, person: Person, login: Login): Promise<void> => {
  const toDo = await ask<ReadonlyArray<ToDoItem>>('employees/me/toDoList', login)
  const shown = toDo.filter(({ type }) => /^(hrDocument|certification)/.test(type))
  const duties = company.hasModule ? dutiesOf(company, person) : []
  const owed = duties.filter(([, , { status }]) => status !== 'agreed')
  const policies = owed.map(([id, , { due }]) => {
    const policy = company.policies.find((one) => one.id === id)
    const { agreed = null, substantive } = (policy && factsOf(policy, person.id)) ?? {}
    const isUpdate = agreed !== null && agreed.version < (substantive?.no ?? 0)
    return `${isUpdate ? 'hrDocumentUpdate' : 'hrDocumentAgreement'} ${id} ${iso(due)}`
  })
  const kinds = { missing: 'Missing', expired: 'Expired', expiringSoon: 'Expiring', submitted: null, current: null }
  const held = company.hasModule ? holdingsOf(company, person) : []
  const certifications = held.flatMap(({ type, status, isDeclined, certificate }) => {
    const kind = isDeclined && status !== 'submitted' ? 'Declined' : kinds[status]
    const due = expiryOf(company, certificate?.expiryDay)
    return kind === null ? [] : [`certification${kind} ${certificate?.id ?? type.id} ${due}`]
  })
  const sees = (of: string) =>
    person.isAdmin || company.people.some(({ id, managerId }) => id === of && managerId === person.id)
  const toVerify = company.certificates.filter(
    ({ of, isDeleted, verification }) =>
      !isDeleted &&
      verification === 'submitted' &&
      sees(of) &&
      mayVouch(company, person.id, of) &&
      company.people.find(({ id }) => id === of)?.isActive,
  )
  const offered = company.hasModule && company.hasFlag
  expect(sorted(shown.map(({ type, id, dueUtc }) => `${type} ${id} ${dueUtc}`))).toEqual(
    sorted([
      ...policies,
      ...certifications,
      ...(offered ? toVerify.map(({ id }) => `certificationToVerify ${id} null`) : []),
    ]),
  )
  const dues = shown.map(({ dueUtc }) => dueUtc ?? '~')
  expect(dues).toEqual(dues.toSorted())

  const { expiredCertification } = await ask<{ readonly expiredCertification: boolean }>('bootstrapApplication', login)
  const alarming = company.people.some(
    (one) =>
      one.isActive &&
      (one.id === person.id || sees(one.id)) &&
      company.types.some(({ id }) => {
        const deciding = decidingOf(company, one.id, id)
        return deciding !== null && expiryAt(company.zone, deciding.expiryDay, company.now) === 'expired'
      }),
  )
  expect(expiredCertification).toBe(offered && alarming)
  if (!company.hasModule) return
  const list = await ask<ReadonlyArray<HrDocumentSummary>>('hrDocuments?counted=true', login)
  const now = iso(company.now) as string
  const own = list.flatMap((policy) => {
    const status = ownDutyStatus(policy, person.id as never, now)
    return status === null ? [] : [`${policy.id} ${status} ${policy.dueUtc} ${policy.renewalUtc}`]
  })
  expect(sorted(own)).toEqual(
    sorted(duties.map(([id, , { status, due, renewal }]) => `${id} ${status} ${iso(due)} ${iso(renewal)}`)),
  )
  expect(unacknowledged(list, person.id as never, now).length > 0).toBe(owed.length > 0)
}

/** The person's profile and the page of their compliance, as an administrator reads them. */
export const checkRecord = async (ask: Ask, company: Company, person: Person): Promise<void> => {
  const profile = await ask<Employee>(`employees/${person.id}`)
  if (!company.hasModule) return expect(profile.hrPolicies).toBeNull()
  const duties = dutiesOf(company, person)
  const open = duties.filter(([, , { status }]) => status !== 'agreed')
  const told = (profile.hrPolicies ?? []).flatMap(({ id, standing, dueUtc }) =>
    standing === null ? [] : [`${id} ${standing} ${dueUtc}`],
  )
  expect(sorted(told)).toEqual(sorted(duties.map(([id, , { status, due }]) => `${id} ${status} ${iso(due)}`)))
  const line = policiesInWords(profile) ?? ''
  if (open.length === 0) expect(line).toMatch(duties.length === 0 ? /^None/ : /^All agreed to/)
  else expect(line).toMatch(new RegExp(`^${open.length} of ${duties.length} `))

  const { items, hasLeft } = await ask<PersonCompliance>(`employees/${person.id}/compliance`)
  expect(hasLeft).toBe(!person.isActive)
  expect(sorted(items.map(({ id, standing, dueUtc }) => `${id} ${standing} ${dueUtc}`))).toEqual(
    sorted([
      ...duties.map(
        ([id, , { status, due, renewal }]) => `${id} ${status} ${iso(status === 'agreed' ? renewal : due)}`,
      ),
      ...holdingsOf(company, person).map(
        ({ type, status, certificate }) =>
          `${certificate?.id ?? type.id} ${status} ${expiryOf(company, certificate?.expiryDay)}`,
      ),
    ]),
  )
}

/** The overview, the lists with their counts, the people of each policy and the evidence. */
export const checkCompany = async (ask: Ask, company: Company): Promise<void> => {
  if (!company.hasModule) return
  const active = company.people.filter(({ isActive }) => isActive)
  const matrix = await ask<CertificationMatrix>('certifications/matrix')
  const cells = matrix.people.flatMap((person) => [
    ...matrix.types.flatMap(({ id }, at) => `${person.employeeId} ${id} ${requirementAt(person, at) ?? '-'}`),
    ...matrix.policies.flatMap(({ id }, at) => `${person.employeeId} ${id} ${policyAt(person, at) ?? '-'}`),
  ])
  const wanted = active.flatMap((person) => [
    ...company.types.flatMap((type) =>
      company.hasFlag && type.isRequiredOf(person)
        ? [`${person.id} ${type.id} ${holdingOf(company, person, type)?.status}`]
        : [],
    ),
    ...dutiesOf(company, person).map(([id, , { status }]) => `${person.id} ${id} ${status}`),
  ])
  expect(sorted(cells.filter((cell) => !cell.endsWith(' -')))).toEqual(sorted(wanted))

  if (company.hasFlag) {
    const gaps = active.flatMap((person) =>
      company.types.flatMap((type) => {
        const status = type.isRequiredOf(person) ? holdingOf(company, person, type)?.status : undefined
        return status === undefined || status === 'current' || status === 'expiringSoon' ? [] : [status]
      }),
    )
    const { figures } = await ask<TileFigures>('dashboard/tiles/compliance')
    expect(sorted(figures.flatMap(({ of, count }) => Array.from({ length: count }, () => of)))).toEqual(sorted(gaps))
  }
  const { figures } = await ask<TileFigures>('dashboard/tiles/policies')

  const list = await ask<ReadonlyArray<Certification>>('certifications')
  expect(sorted(list.map((one) => `${one.id} ${certificationStatus(one, company.now)} ${one.expiryDate}`))).toEqual(
    sorted(
      company.certificates.flatMap((one) => {
        const status = active.some(({ id }) => id === one.of) ? listedOf(company, one) : null
        return status === null ? [] : [`${one.id} ${status} ${expiryOf(company, one.expiryDay)}`]
      }),
    ),
  )

  const policies = await ask<ReadonlyArray<HrDocumentSummary>>('hrDocuments?counted=true')
  for (const policy of company.policies) {
    const duties = active.flatMap((person) => {
      const duty = dutyOf(company, policy, person)
      return duty === null ? [] : [{ person, duty }]
    })
    const count = (status: Duty['status']) => duties.filter(({ duty }) => duty.status === status).length
    expect(policies.find(({ id }) => id === policy.id)?.progress).toEqual({
      bound: duties.length,
      agreed: count('agreed'),
      late: count('late'),
    })
    const inTile = (part: string) => figures.find((one) => one.id === policy.id && one.part === part)?.count ?? 0
    expect([inTile('agreed'), inTile('outstanding')]).toEqual([count('agreed'), duties.length - count('agreed')])
    const tab = await ask<PolicyCompliance>(`hrDocuments/${policy.id}/compliance`)
    expect(
      sorted(tab.people.map((one) => `${one.employeeId} ${one.standing} ${one.dueUtc} ${one.lastReminderUtc}`)),
    ).toEqual(
      sorted(
        duties.map(({ person, duty }) => {
          const reminded = policy.bindings.get(person.id)?.lastReminder ?? null
          return `${person.id} ${duty.status} ${iso(duty.due)} ${iso(reminded)}`
        }),
      ),
    )
    expect(await registerOf(ask, `hrDocuments/${policy.id}/evidence/csv`)).toEqual(
      sorted(duties.map(({ duty }) => `${words[duty.status]} ${iso(duty.due) ?? ''}`)),
    )
  }
}

export const checkEvidenceOf = async (ask: Ask, company: Company, person: Person): Promise<void> => {
  if (!company.hasModule) return
  expect(await registerOf(ask, `employees/${person.id}/policyEvidence/csv`)).toEqual(
    sorted(dutiesOf(company, person).map(([, , { status, due }]) => `${words[status]} ${iso(due) ?? ''}`)),
  )
}

const registerOf = async (ask: Ask, path: string): Promise<ReadonlyArray<string>> => {
  const text = await ask<string>(path)
  const body = text.split('\r\n').slice(2).join('\r\n')
  const { data } = papaparse.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true })
  return sorted(
    data.flatMap(({ record, standing, ...row }) => (record === 'standing' ? [`${standing} ${row['due (UTC)']}`] : [])),
  )
}

/** The same on paper: the people bound by a policy, read back from the PDF. */
export const checkPaper = async (server: TestServer, own: World, company: Company): Promise<void> => {
  if (!company.hasModule) return
  for (const policy of company.policies) {
    const duties = company.people.flatMap((person) => (person.isActive ? (dutyOf(company, policy, person) ?? []) : []))
    const response = await fetch(`${server.url}/api/${own.tenantId}/hrDocuments/${policy.id}/evidence/pdf`, {
      headers: { authorization: `Bearer ${await server.tokenFor(own.admin.userId)}`, 'tenant-id': own.tenantId },
    })
    const data = new Uint8Array(await response.arrayBuffer())
    const document = await pdfjs.getDocument({ data, verbosity: 0 }).promise
    const found: string[] = []
    for (let page = 1; page <= document.numPages; page++) {
      const { items } = await (await document.getPage(page)).getTextContent()
      found.push(...items.map((item) => ('str' in item ? item.str.trim() : '')))
    }
    const known: ReadonlyArray<string> = Object.values(words)
    // The longest of them may be set in two lines.
    const shown = found
      .map((text) => (text.startsWith('Agreed to an') ? words.outdated : text))
      .filter((text) => known.includes(text))
    expect(sorted(shown)).toEqual(sorted(duties.map(({ status }) => words[status])))
  }
}

/** As at the end of a day that is over: what was true then, kept as it was told then. */
export interface Snapshot {
  readonly zone: Company['zone']
  readonly day: string
  readonly told: ReadonlyArray<readonly [policy: string, lines: ReadonlyArray<string>]>
}

export const snapshotOf = (company: Company, day: string): Snapshot => ({
  zone: company.zone,
  day,
  told: company.policies.map((policy) => [
    policy.id,
    sorted(
      company.people.flatMap((person) => {
        const duty = person.isActive ? dutyOf(company, policy, person) : null
        return duty === null ? [] : [`${person.id} ${duty.status} ${iso(duty.due)}`]
      }),
    ),
  ]),
})

export const checkSnapshot = async (ask: Ask, company: Company, { zone, day, told }: Snapshot): Promise<void> => {
  if (!company.hasModule || company.zone !== zone) return
  for (const [id, lines] of told) {
    const { people } = await ask<PolicyCompliance>(`hrDocuments/${id}/compliance?asAt=${day}`)
    expect(sorted(people.map((one) => `${one.employeeId} ${one.standing} ${one.dueUtc}`))).toEqual(lines)
  }
}
