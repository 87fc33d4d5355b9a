import { useLocation } from 'wouter'
import type { AnyImport } from '../../../domain/kernel/import/nouns.ts'
import { importStatusNames } from '../../../domain/kernel/import/wording.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useTimeZone } from '../time.ts'
import { useImportState, useKind } from './kind.ts'
import { importHref } from './useImportInAddress.ts'

const tones = { importing: 'accent', done: 'success', failed: 'danger', reverted: 'neutral' } as const

const StatusBadge = ({ status }: Pick<AnyImport, 'status'>) => (
  <Badge tone={tones[status]}>{importStatusNames[status]}</Badge>
)

/** The imports there were, the latest first: each can be looked at again, and taken back. */
export const EarlierImports = () => {
  const [path] = useLocation()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { did } = useKind()
  const imports = useImportState(({ context }) => context.imports)
  const refusal = useImportState(({ context }) => context.listRefusal)
  if (refusal !== null)
    return (
      <Section title="Earlier imports">
        <Banner tone="danger">Earlier imports could not be loaded. {refusal}</Banner>
      </Section>
    )
  if (imports.length === 0) return null
  return (
    <Section title="Earlier imports">
      <Stack gap={3}>
        {imports.map((one) => (
          <Row key={one.id} justify="between">
            <div>
              <Row>
                <strong>{one.fileName}</strong>
                <StatusBadge status={one.status} />
              </Row>
              <Text style="small" tone="muted" as="div">
                {did(locale, one)}
                {one.createdBy === null ? '' : `, by ${one.createdBy}`},{' '}
                <DateText value={one.createdUtc} withTime timeZone={timeZone} />
              </Text>
            </div>
            <LinkButton size="sm" href={importHref(path, one.id)}>
              Open<span className="sr-only"> the import of {one.fileName}</span>
            </LinkButton>
          </Row>
        ))}
      </Stack>
    </Section>
  )
}
