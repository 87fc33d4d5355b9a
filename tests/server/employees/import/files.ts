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

export const sending =
  (server: TestServer, world: () => World) =>
  async (
    content: string | Uint8Array,
    fields: Readonly<Record<string, string>> = {},
    by: Person = world().admin,
  ): Promise<Told> => {
    const { status, body } = await server.ask(`/api/${world().tenantId}/employees/import/csv`, {
      as: by.userId,
      body: aFile(content, fields),
    })
    return { ...body, status }
  }

/** Line, reason and column of everything that is wrong. */
export const wrongIn = ({
  data,
}: Told): ReadonlyArray<readonly [line: number, because: string, column: number | null]> =>
  data.report.failedRows.flatMap(({ line, problems }) =>
    problems.map(({ because, column }) => [line, because, column] as const),
  )
