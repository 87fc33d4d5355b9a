import type { CSSProperties } from 'react'
import type { Grouping } from '../../../domain/reviews/calibration.ts'
import { groupWords, outlierWords, standingOutRule } from '../../../domain/reviews/cycles/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { Badge } from '../../kit/Badge.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { type Calibration, groupHref, nameOf, outliersOf } from './calibrating.ts'

interface StandingOutProps {
  readonly calibration: Calibration
  readonly whole: NonNullable<Calibration['whole']>
  readonly by: Grouping
  readonly written: (score: number) => string
}

const list: CSSProperties = { display: 'grid', gap: '8px', listStyle: 'none', margin: 0, padding: 0 }

/** In words, each with the way to what it is about. */
export const StandingOut = ({ calibration, whole, by, written }: StandingOutProps) => {
  const groups = calibration[by].groups.flatMap((group) =>
    group.standsOut === null ? [] : [{ ...group, name: nameOf(group), standsOut: group.standsOut }],
  )
  const outliers = outliersOf(calibration, by)
  const unsaid = calibration[by].outlierCount - outliers.length
  return (
    <Section title="What stands out" description={standingOutRule}>
      {groups.length + outliers.length === 0 ? (
        <Text>Nothing stands out: the scores are similar.</Text>
      ) : (
        <ul style={list}>
          {groups.map((group) => (
            <li key={group.id}>
              <TextLink href={groupHref(calibration.id, by, group)}>{groupWords(by, group, whole, written)}</TextLink>
            </li>
          ))}
          {outliers.map(({ review: { id, employee, score, isShared }, side, others }) => (
            <li key={id}>
              {isShared ? <Badge>Shared</Badge> : <Badge tone="warning">Not shared yet</Badge>}{' '}
              <TextLink href={pathTo('pr', { id })}>
                {outlierWords(by, { employee: employee.fullName, score, side }, others, written)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {unsaid > 0 ? <Text tone="muted">{`And ${unsaid} more.`}</Text> : null}
    </Section>
  )
}
