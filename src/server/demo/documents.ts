import { Effect } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { diskFiles } from '../files/fileStore.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { letter } from './onePage.ts'
import { type Person, peopleOf } from './people.ts'
import { idIn, type Row, tenantIdOf } from './rows.ts'

/** Papers of the people: a contract for everybody who can sign in, and a list of tools for those of the yard. */
export const saveDocuments = async (tenant: DemoTenant, moments: Moments, dataDir: string): Promise<readonly Row[]> => {
  const { save } = diskFiles(dataDir)
  const tenantId = tenantIdOf(tenant) as TenantId
  const people = peopleOf(tenant, moments)
  const admin = people.find(({ more }) => more.isAdmin === true)
  return Promise.all(
    people
      .filter(({ hasLogin }) => hasLogin)
      .flatMap((person) => papersOf(tenant, person, moments))
      .map(async ({ person, name, contentType, text, addedUtc }) => {
        const id = idIn(tenant, 'document', `${person.key}/${name}`)
        const { sha256, size } = await Effect.runPromise(save(tenantId, new TextEncoder().encode(text), id))
        return {
          id,
          kind: 'document',
          type: 0,
          owner_employee_id: person.id,
          added_by: admin?.id ?? null,
          name,
          content_type: contentType,
          size,
          sha256,
          created_utc: addedUtc,
        }
      }),
  )
}

const papersOf = (tenant: DemoTenant, person: Person, moments: Moments) => [
  {
    person,
    name: 'Employment contract.pdf',
    contentType: 'application/pdf',
    text: letter(tenant.name, [
      `Between ${tenant.name} and ${person.firstName} ${person.lastName}`.trim(),
      `Position: ${person.title ?? 'to be agreed'}`,
      `First day: ${person.startDate}`,
    ]),
    addedUtc: moments.past(new Date(`${person.startDate}T00:00:00Z`).toISOString()),
  },
  ...(person.department === 'Yard'
    ? [
        {
          person,
          name: 'Tools on loan.csv',
          contentType: 'text/csv',
          text: 'Tool,Since\r\nCordless drill,2024-02-05\r\nSafety harness,2024-02-05\r\n',
          addedUtc: moments.days(-40),
        },
      ]
    : []),
]
