import * as Result from 'effect/Result'
import type { ViewPorts } from '../../machines/views/views.ports.ts'
import { expecting, type Run } from '../http/run.ts'

export const viewsGateway = (run: Run): ViewPorts => ({
  loadViews: (_, signal) => run('views', 'views', { signal }),
  createView: ({ view }, signal) => run('views', 'createView', { payload: view, signal }),
  updateView: ({ view, ...params }, signal) => run('views', 'updateView', { params, payload: view, signal }),
  removeView: async ({ version, ...params }, signal) =>
    Result.map(await run('views', 'removeView', { params, headers: expecting(version), signal }), () => undefined),
})
