import { useState } from 'react'
import { asksForAgreement } from '../../domain/policies/kinds.ts'
import type { HrDocument, PolicyVersionSummary } from '../../domain/policies/nouns.ts'
import { useNavigation } from '../app/machines.tsx'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { versionHref } from './versionAddress.ts'

interface VersionListProps {
  readonly document: HrDocument
}

/** The newest first. */
export const VersionList = ({ document }: VersionListProps) => (
  <>
    {document.versions.length > 2 ? <AnyTwo document={document} /> : null}
    <Section title="Versions" description={kept(document)}>
      <ul className={slot('rows', 'list')}>
        {document.versions.map((version) => (
          <li key={version.versionNo} className={slot('rows', 'item')}>
            <Version document={document} version={version} />
          </li>
        ))}
      </ul>
    </Section>
  </>
)

const kept = (document: HrDocument): string =>
  `Each is kept as it was published${asksForAgreement(document) ? ', with the agreements given to it' : ''}.`

const Version = ({ document, version }: VersionListProps & { readonly version: PolicyVersionSummary }) => {
  const timeZone = useTimeZone()
  const { id, versionNo: newest } = document
  const { versionNo, title, isSubstantive, changeNote, publishedUtc, publishedBy, file } = version
  return (
    // As roomy as a form in a row.
    <section className={slot('rows', 'row')}>
      <div className={slot('rows', 'words')}>
        <Row gap={2}>
          <Text as="strong" style="label">
            {`Version ${versionNo}`}
          </Text>
          {versionNo === newest ? <Badge tone="success">Current</Badge> : null}
          {asksForAgreement(document) ? (
            <Badge tone={isSubstantive ? 'accent' : 'neutral'}>
              {versionNo === 1 ? 'First' : isSubstantive ? 'Asked again' : 'Correction'}
            </Badge>
          ) : null}
        </Row>
        <Text style="small" tone="muted">
          {title === document.title ? null : `${title} · `}
          <DateText value={publishedUtc} withTime timeZone={timeZone} />
          {publishedBy === null ? null : ` by ${publishedBy}`}
          {file === null ? null : ` · ${file.name}`}
        </Text>
        {changeNote.trim() === '' ? null : <Text lines="kept">{changeNote}</Text>}
        <Row gap={2}>
          {versionNo === 1 ? null : (
            <LinkButton href={versionHref(id, versionNo, versionNo - 1)} size="sm">
              What changed
            </LinkButton>
          )}
          <LinkButton href={versionHref(id, versionNo)} size="sm">
            Read
          </LinkButton>
        </Row>
      </div>
    </section>
  )
}

/** Not beside their names. */
const besideFields = { alignSelf: 'end' }

/** Two are next to each other in the list; any others are chosen here. */
const AnyTwo = ({ document: { id, versions } }: VersionListProps) => {
  const navigation = useNavigation()
  const newest = versions[0]?.versionNo ?? 0
  const oldest = versions.at(-1)?.versionNo ?? 0
  const [from, setFrom] = useState(String(oldest))
  const [to, setTo] = useState(String(newest))
  const choices = versions.map(({ versionNo }) => ({ value: String(versionNo), label: `Version ${versionNo}` }))
  const [older, newer] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))]
  return (
    <Section title="Compare any two">
      <Row gap={3}>
        <SelectField label="From" value={from} choices={choices} onChange={setFrom} />
        <SelectField label="To" value={to} choices={choices} onChange={setTo} />
        <div style={besideFields}>
          <Button
            denied={older === newer ? 'Choose two different versions.' : undefined}
            onClick={() => navigation.send({ type: 'navigation.asked', to: versionHref(id, newer, older) })}
          >
            Compare
          </Button>
        </div>
      </Row>
    </Section>
  )
}
