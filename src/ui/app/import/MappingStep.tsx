import type { DateOrder, ImportEncoding } from '../../../domain/kernel/import/nouns.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Columns, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useImport, useImportState, useKind } from './kind.ts'

/** Which column is about what: guessed from the headers, and corrected by the person. */
export const MappingStep = () => {
  const machine = useImport()
  const locale = useLocale()
  const { shape, columns } = useKind()
  const { file, report, refusal } = useImportState(({ context }) => context)
  const mapping = useImportState(({ context }) => context.mapping) ?? []
  if (report === null) return null
  return (
    <Stack gap={4}>
      <Section
        title="Match the columns"
        description={`${file?.name}: ${writtenNumber(locale, report.rowCount)} ${report.rowCount === 1 ? 'line' : 'lines'}, ${separators[report.delimiter] ?? 'separated'}`}
      >
        <Columns>
          {report.columns.map((column, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
              key={at}
              label={column.header === '' ? `Column ${at + 1}` : column.header}
              hint={column.samples.length === 0 ? 'Empty column' : shortened(column.samples.join(', '))}
              value={mapping[at] ?? ''}
              placeholder="Skip"
              choices={columns.map(({ field, header }) => ({ value: field, label: header }))}
              onChange={(field) =>
                machine.send({
                  type: 'column.mapped',
                  column: at,
                  field: field === '' ? null : field,
                })
              }
            />
          ))}
        </Columns>
        <Text style="small" tone="muted">
          Columns you skip are not imported.
        </Text>
      </Section>
      <Reading />
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      <div className={slot('form', 'ending')}>
        <Button onClick={() => machine.send({ type: 'file.discarded' })}>Choose another file</Button>
        <Button
          tone="solid"
          denied={shape.mappingDenied(mapping)}
          onClick={() => machine.send({ type: 'mapping.confirmed' })}
        >
          Check {writtenNumber(locale, report.rowCount)} {report.rowCount === 1 ? 'line' : 'lines'}
        </Button>
      </div>
    </Stack>
  )
}

/** How the bytes and the days of the file are read, for the file whose guess was wrong. */
const Reading = () => {
  const machine = useImport()
  const encoding = useImportState(({ context }) => context.encoding)
  const dateOrder = useImportState(({ context }) => context.dateOrder)
  return (
    <Section title="File settings">
      <Columns>
        <SelectField
          label="Encoding"
          hint="Change this if accented letters look wrong."
          value={encoding ?? ''}
          choices={encodings}
          onChange={(chosen) => machine.send({ type: 'encoding.chosen', encoding: chosen as ImportEncoding })}
        />
        <SelectField
          label="Dates such as 3/4/2024"
          value={dateOrder ?? 'dayFirst'}
          choices={[
            { value: 'dayFirst', label: 'Day first: 3rd Apr 2024' },
            { value: 'monthFirst', label: 'Month first: 4th Mar 2024' },
          ]}
          onChange={(chosen) => machine.send({ type: 'dateOrder.chosen', dateOrder: chosen as DateOrder })}
        />
      </Columns>
    </Section>
  )
}

const separators: Readonly<Record<string, string>> = {
  ',': 'separated by commas',
  ';': 'separated by semicolons',
  '\t': 'separated by tabs',
  '|': 'separated by bars',
}

const encodings: ReadonlyArray<{ readonly value: ImportEncoding; readonly label: string }> = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'windows-1252', label: 'Western (Windows 1252)' },
  { value: 'utf-16le', label: 'Unicode (UTF-16)' },
  { value: 'utf-16be', label: 'Unicode (UTF-16, big-endian)' },
  { value: 'windows-1250', label: 'Central European (Windows 1250)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows 1251)' },
  { value: 'shift_jis', label: 'Japanese (Shift JIS)' },
  { value: 'gb18030', label: 'Chinese (GB 18030)' },
  { value: 'big5', label: 'Chinese (Big5)' },
  { value: 'euc-kr', label: 'Korean (EUC-KR)' },
]

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
