import { useSelector } from '@xstate/react'
import { Grid2x2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dashboardWording as wording } from '../../../domain/home/dashboard/dashboardWording.ts'
import { places } from '../../../domain/session/places.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { SampleNote } from '../../organisation/SampleNote.tsx'
import { Arranging } from './Arranging.tsx'
import { useChoice, useDashboard } from './area.ts'
import { Tile } from './Tile.tsx'

/** How things are, in the tiles that somebody chose; each of them is a door to its list. */
export const DashboardPage = () => {
  const choice = useChoice()
  useEffect(() => choice.send({ type: 'setting.opened' }), [choice])
  const dashboard = useDashboard()
  const hasFailed = useSelector(choice, (snapshot) => snapshot.matches('failed'))
  const [isArranging, setArranging] = useState(false)
  return (
    <Page
      title={places.dashboard.title}
      description={wording.description}
      width="wide"
      actions={
        dashboard === null ? null : (
          <Button aria-expanded={isArranging} onClick={() => setArranging(!isArranging)}>
            {isArranging ? 'Done' : 'Arrange tiles'}
          </Button>
        )
      }
    >
      {hasFailed ? (
        <ErrorState title={wording.loadFailed} onRetry={() => choice.send({ type: 'retry.asked' })} />
      ) : dashboard === null ? (
        <Skeleton height={240} />
      ) : (
        <>
          {isArranging ? <Arranging dashboard={dashboard} /> : null}
          {dashboard.tiles.length === 0 ? (
            <EmptyState icon={<Grid2x2 />} title={wording.empty}>
              {wording.emptyHint}
            </EmptyState>
          ) : (
            <>
              <SampleNote />
              <Columns of="card">
                {dashboard.tiles.map((name) => (
                  <Tile key={name} name={name} />
                ))}
              </Columns>
            </>
          )}
        </>
      )}
    </Page>
  )
}
