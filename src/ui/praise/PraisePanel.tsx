import { giveHref } from '../../domain/praise/question.ts'
import { praiseTitle } from '../../domain/praise/wording.ts'
import { places } from '../../domain/session/places.ts'
import type { PanelProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { PraiseList } from './PraiseList.tsx'

/** What somebody was praised for, on their page. */
export const PraisePanel = ({ employee: { id } }: PanelProps) => (
  <Section
    title={places.praise.title}
    action={
      id === useActor().employeeId ? (
        <span />
      ) : (
        <LinkButton href={giveHref(id)} size="sm">
          {praiseTitle.give}
        </LinkButton>
      )
    }
  >
    <PraiseList person={id} />
  </Section>
)
