import { dotted } from '../../domain/kernel/lists.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { ownDutyStatus } from '../../domain/policies/ownDutyStatus.ts'
import { readingMinutes } from '../../domain/policies/readingTime.ts'
import { useActor } from '../app/session.ts'
import { useNowUtc, useTimeZone } from '../app/time.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { useManages } from './area.ts'
import { DutyStatusBadge, StatusBadges } from './dutyStatus.tsx'

interface DocumentProps {
  readonly document: HrDocument
}

/** The name of the policy, what it is, and how the reader stands with it. */
export const DocumentHeader = ({ document }: DocumentProps) => {
  const manages = useManages()
  const { employeeId } = useActor()
  const dutyStatus = ownDutyStatus(document, employeeId, useNowUtc())
  return (
    <div className={slot('profile', 'named')}>
      <h1 className={slot('page', 'title')} tabIndex={-1}>
        {document.title}
      </h1>
      {manages || document.status === 'archived' ? <StatusBadges policy={document} /> : null}
      {dutyStatus === null ? null : <DutyStatusBadge status={dutyStatus} isYours />}
    </div>
  )
}

/** Under the name: where it belongs, which version, and how long it takes; no line begins with a dot. */
export const DocumentFacts = ({ document: { category, versionNo, publishedUtc, current, draft } }: DocumentProps) => {
  const timeZone = useTimeZone()
  const { content, file } = current ?? draft ?? { content: null, file: null }
  return (
    <>
      {dotted([category, versionNo === 0 ? 'Not published' : `Version ${versionNo}`].filter(Boolean))}
      {publishedUtc === null ? null : (
        <>
          {'\u00a0· Published\u00a0'}
          <DateText value={publishedUtc} timeZone={timeZone} />
        </>
      )}
      {content === null ? null : `\u00a0· ${readingMinutes(content)}\u00a0min\u00a0read`}
      {file === null || file.pages === null ? null : `\u00a0· ${file.pages === 1 ? '1 page' : `${file.pages} pages`}`}
    </>
  )
}
