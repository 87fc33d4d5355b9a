import { Effect } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { diskFiles } from '../files/fileStore.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
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

/** One page with a title and a few lines, as the PDF specification's own smallest example has it. */
const letter = (title: string, lines: readonly string[]): string => {
  const written = [title, ...lines].map((line, index) => {
    const plain = line.replace(/[^\x20-\x7e]/g, ' ').replace(/[()\\]/g, (sign) => `\\${sign}`)
    return `/F1 ${index === 0 ? 20 : 12} Tf (${plain}) Tj 0 -28 Td`
  })
  const drawing = `BT 72 760 Td ${written.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const parts = ['%PDF-1.4\n']
  const places = objects.map((object, index) => {
    const place = parts.join('').length
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = parts.join('').length
  return [
    ...parts,
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  ].join('')
}
