import { viewsGateway } from '../infra/gateways/views.gateway.ts'
import { provided } from '../machines/kit/port.ts'
import { savedViewsMachine, savingView, sendingViews, viewDialogs } from '../machines/views/savedViews.ts'
import { viewsMachine } from '../machines/views/views.machine.ts'
import type { ViewPorts } from '../machines/views/views.ports.ts'
import { areaOf } from './manifest.ts'

/** Views of lists under a name, with their ports provided. */
export const viewsArea = (ports: ViewPorts) =>
  viewsMachine.provide({
    actors: {
      views: savedViewsMachine.provide({
        actors: { load: provided(ports.loadViews), send: provided(sendingViews(ports)) },
      }),
      dialogs: viewDialogs.provide(savingView(ports)),
    },
  })

/** Loaded once a list that keeps views is shown. */
export const area = areaOf({
  machine: ({ run }) => viewsArea(viewsGateway(run)),
  input: () => ({ now: Date.now() }),
})
