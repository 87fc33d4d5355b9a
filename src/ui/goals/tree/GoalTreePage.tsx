import { useSelector } from '@xstate/react'
import { ChevronsDownUp, ChevronsUpDown, Target } from 'lucide-react'
import { useId, useRef } from 'react'
import type { TreeGoal } from '../../../domain/goals/nouns.ts'
import { noVision } from '../../../domain/goals/wording.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { goalTreeReading } from '../../../machines/goals/readings.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { PageProps } from '../../app/pages.ts'
import { useTenant } from '../../app/session.ts'
import { useTreeMode, viewHref } from '../../app/viewAddress.ts'
import { IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useGoalTree } from '../area.ts'
import { GoalTabs } from '../GoalTabs.tsx'
import { DrawnGoals } from './DrawnGoals.tsx'
import { OutlinedGoals } from './OutlinedGoals.tsx'
import { useFrameWidth } from './useFrameWidth.ts'
import { useGoalBranches } from './useGoalBranches.ts'

/** Below this width few cards can be read beside each other. */
const SLIM = 880

/** How the goals one may see serve each other, up to the company vision. */
export const GoalTreePage = ({ search }: PageProps) => {
  const panel = useId()
  return (
    <Page title={places.goalTree.title} fill width="wide">
      <GoalTabs current="goalTree" panelId={panel} />
      <div id={panel} role="tabpanel" aria-label={places.goalTree.title} className={slot('page', 'panel')}>
        <Reading search={search} />
      </div>
    </Page>
  )
}

const Reading = ({ search }: { readonly search: string }) => {
  const reading = useGoalTree()
  const goals = useSelector(reading, goalTreeReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (failure !== null && goals === null)
    return (
      <ErrorState title="The goals could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  if (goals === null) return <Skeleton height={320} />
  if (goals.length === 0)
    return (
      <EmptyState icon={<Target />} title="No aligned goals yet">
        Edit a goal to choose what it supports. Goals shared with the company show here for everyone, below the company
        vision.
      </EmptyState>
    )
  return <Tree goals={goals} search={search} />
}

const Tree = ({ goals, search }: { readonly goals: ReadonlyArray<TreeGoal>; readonly search: string }) => {
  const { companyVision } = useTenant()
  const tree = useRef<HTMLDivElement>(null)
  const mode = useTreeMode(search)
  const width = useFrameWidth(tree, mode === 'chart')
  const branches = useGoalBranches(goals, companyVision ?? noVision, tree, width > 0 && width < SLIM)
  return (
    <>
      <div className={slot('table', 'toolbar')} role="toolbar" aria-label="Alignment tools">
        <IconButton label="Expand all" icon={<ChevronsUpDown />} tone="outline" onClick={branches.openAll} />
        <IconButton label="Collapse all" icon={<ChevronsDownUp />} tone="outline" onClick={branches.closeAll} />
        <LinkButton href={viewHref(pathTo('goalTree'), mode === 'outline' ? 'chart' : 'outline', search)}>
          {mode === 'outline' ? 'Show as chart' : 'Show as outline'}
        </LinkButton>
      </div>
      {mode === 'outline' ? (
        <OutlinedGoals branches={branches} tree={tree} />
      ) : (
        <DrawnGoals branches={branches} width={width} tree={tree} />
      )}
    </>
  )
}
