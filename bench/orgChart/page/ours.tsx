import * as Result from 'effect/Result'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { orgChartArea } from '../../../src/areas/orgChart.ts'
import type { OrgChartPerson } from '../../../src/domain/orgChart/nouns.ts'
import type { RunningApp } from '../../../src/machines/session/runningApp.ts'
import { RunningAppProvider } from '../../../src/ui/app/machines.tsx'
import { ChartView } from '../../../src/ui/orgChart/ChartView.tsx'
import { useStage } from '../../../src/ui/orgChart/useStage.ts'
import { idOf } from './crowd.ts'

const Charted = () => <ChartView {...useStage()} />

/** The product's own machine and view; only the server and the shell around them are made up. */
export const ours = async (people: ReadonlyArray<OrgChartPerson>, root: HTMLElement): Promise<void> => {
  const unasked = () => Promise.reject(new Error('Nothing is changed here'))
  const chart = createActor(
    orgChartArea({ loadChart: async () => Result.succeed(people), rearrange: unasked, updateNode: unasked }),
    {
      input: {
        actor: { employeeId: idOf(0), underlings: [], privileges: { features: [], roles: ['admin'] } },
        now: 0,
      },
    },
  ).start()
  await new Promise<void>((resolve) => {
    chart.subscribe((snapshot) => snapshot.matches('browsing') && resolve())
  })
  chart.send({ type: 'all.expanded' })
  const app = {
    root: { system: { get: () => chart } },
    avatars: { known: () => null, fetch: async () => null },
  } as unknown as RunningApp
  const frame = root.appendChild(document.createElement('div'))
  createRoot(frame).render(
    <RunningAppProvider app={app}>
      <Charted />
    </RunningAppProvider>,
  )
}
