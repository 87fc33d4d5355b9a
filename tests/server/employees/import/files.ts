import { setTimeout as pause } from 'node:timers/promises'
import type { EmployeeImport, ImportReport } from '../../../../src/domain/employees/import/nouns.ts'
import type { TestServer, Wrapper } from '../../kit/server.ts'
import type { Person, World } from '../../world/world.ts'

export const header =
  'First name,Last name,Email,Phone,Position,Department,Manager,Start date,Active,Hide from employee directory,Tags,Employee number,Employment,Working hours,Date of birth,Gender,Personal email,Personal phone,Home address,Right to work,Notes'

/** A file as a browser sends it. */
export const aFile = (content: string | Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData()
  form.append('csvFile', new Blob([content as BlobPart]), 'people.csv')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export interface Told extends Omit<Wrapper, 'data'> {
  readonly status: number
  readonly data: { readonly report: ImportReport; readonly made: EmployeeImport | null }
}

/** The answer comes after a second at the latest; an import that takes longer is waited for to its end. */
export const sending =
  (server: TestServer, world: () => World) =>
  async (
    content: string | Uint8Array,
    fields: Readonly<Record<string, string>> = {},
    by: Person = world().admin,
  ): Promise<Told> => {
    const imports = `/api/${world().tenantId}/employees/import`
    const { status, body } = await server.ask(`${imports}/csv`, { as: by.userId, body: aFile(content, fields) })
    const told: Told = { ...body, status }
    let made = told.data?.made ?? null
    while (made?.status === 'importing') {
      await pause(50)
      made = (await server.ask(`${imports}/batches/${made.id}`, { as: by.userId })).body.data as EmployeeImport
    }
    return made === null ? told : { ...told, data: { ...told.data, made } }
  }

/** Line, reason and column of everything that is wrong. */
export const wrongIn = ({
  data,
}: Told): ReadonlyArray<readonly [line: number, because: string, column: number | null]> =>
  data.report.failedRows.flatMap(({ line, problems }) =>
    problems.map(({ because, column }) => [line, because, column] as const),
  )
