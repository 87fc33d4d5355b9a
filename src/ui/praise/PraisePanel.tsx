import { useEffect } from 'react'
import { praiseWindows } from '../../machines/praise/lists.ts'
import type { PanelProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { usePraise } from './area.ts'
import { giveHref } from './giveHref.ts'
import { PraiseList } from './PraiseList.tsx'

/** What somebody was praised for, on their page. */
export const PraisePanel = ({ employee: { id } }: PanelProps) => {
  const list = usePraise()
  const { employeeId } = useActor()
  useEffect(() => list.send(praiseWindows.asked({ search: '', person: id })), [list, id])
  return (
    <Section
      title="Praise"
      action={
        id === employeeId ? (
          <span />
        ) : (
          <LinkButton href={giveHref(id)} size="sm">
            Give praise
          </LinkButton>
        )
      }
    >
      <PraiseList />
    </Section>
  )
}
