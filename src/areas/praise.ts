import * as Result from 'effect/Result'
import { praiseGateway } from '../infra/gateways/praise.gateway.ts'
import { nobodyElses } from '../machines/kit/recordForm.ts'
import { praiseColleagues, praiseWindows } from '../machines/praise/lists.ts'
import type { PraisePorts } from '../machines/praise/praise.ports.ts'
import { praiseAreaMachine } from '../machines/praise/praiseArea.machine.ts'
import { givingPraise, praiseForm } from '../machines/praise/praiseForm.ts'
import { praiseRemoval, praisingMachine } from '../machines/praise/praising.machine.ts'
import { pages, panel } from '../ui/praise/group.tsx'
import { areaOf } from './manifest.ts'

/** Praise among colleagues: its machines with their ports provided. */
export const praiseArea = (ports: PraisePorts) =>
  praiseAreaMachine.provide({
    actors: {
      windows: praiseWindows.provide({ load: ports.loadPraise, count: ports.countPraise }),
      // How many there are nobody is shown.
      colleagues: praiseColleagues.provide({ load: ports.loadColleagues, count: async () => Result.succeed(0) }),
      praising: praisingMachine.provide({
        actors: {
          form: praiseForm.provide({ save: givingPraise(ports), loadTheirs: nobodyElses }),
          confirmation: praiseRemoval.provide(ports.takeBackPraise),
        },
      }),
    },
  })

export const area = areaOf({
  pages,
  panel,
  machine: ({ run }) => praiseArea(praiseGateway(run)),
})
