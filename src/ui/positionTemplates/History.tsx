import type { ItemId } from '../../domain/kernel/ids.ts'
import { type ChangedLine, changedParts } from '../../domain/positionTemplates/history.ts'
import type { TemplateVersion } from '../../domain/positionTemplates/nouns.ts'
import { textFields } from '../../domain/positionTemplates/template.fields.ts'
import { heldInWords } from '../../domain/positionTemplates/wording.ts'
import { positionVersions } from '../../machines/positionTemplates/readings.ts'
import { ReadingShown } from '../app/ReadingShown.tsx'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { look, slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Section } from '../kit/Section.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useVersions } from './area.ts'

/** Every text the template has had, what became of each, and who was given it; the newest first. */
export const History = ({ id }: { readonly id: ItemId }) => (
  <Section title="Versions" description="People keep the version they were given.">
    <ReadingShown reading={useVersions(id)} of={positionVersions} failed="The versions could not be loaded" height={48}>
      {(versions) => (
        <ul className={slot('rows', 'list')} aria-label="Versions">
          {versions.map((version, place) => (
            <li key={version.versionNo} className={slot('rows', 'item')}>
              <Version version={version} before={versions[place + 1] ?? null} isCurrent={place === 0} />
            </li>
          ))}
        </ul>
      )}
    </ReadingShown>
  </Section>
)

interface VersionProps {
  readonly version: TemplateVersion
  readonly before: TemplateVersion | null
  readonly isCurrent: boolean
}

const Version = ({ version, before, isCurrent }: VersionProps) => {
  const { versionNo, writtenUtc, writtenBy } = version
  const timeZone = useTimeZone()
  return (
    <div className={slot('rows', 'row')}>
      <div className={slot('rows', 'words')}>
        <Row gap={2}>
          <Text as="strong" style="label">
            {`Version ${versionNo}`}
          </Text>
          {isCurrent ? <Badge tone="success">Current</Badge> : null}
        </Row>
        <Text style="small" tone="muted">
          <DateText value={writtenUtc} withTime timeZone={timeZone} />
          {writtenBy === null ? null : ` by ${writtenBy}`}
        </Text>
        <Text style="small" tone="muted">
          {heldInWords(version)}
        </Text>
        {before === null ? null : (
          <details className={slot('plots', 'root')}>
            <summary>
              What changed <span className="sr-only">in version {versionNo}</span>
            </summary>
            <Changes version={version} before={before} />
          </details>
        )}
      </div>
    </div>
  )
}

const Changes = ({ version, before }: { readonly version: TemplateVersion; readonly before: TemplateVersion }) => (
  <div className={look('prose')}>
    {version.title === before.title ? null : (
      <p>
        <del>{before.title}</del> <ins>{version.title}</ins>
      </p>
    )}
    {changedParts(before.text, version.text).map(({ part, lines }) => (
      <section key={part} aria-label={textFields.fields[part].label}>
        <h3>{textFields.fields[part].label}</h3>
        <ul>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <li key={place}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const Line = ({ line: { change, line } }: { readonly line: ChangedLine }) =>
  change === 'same' ? line : change === 'added' ? <ins>{line}</ins> : <del>{line}</del>
