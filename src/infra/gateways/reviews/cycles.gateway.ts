import type { CyclePorts } from '../../../machines/reviews/cycles/cycles.ports.ts'
import type { Run } from '../../http/run.ts'

export const cyclesGateway = (run: Run): CyclePorts => ({
  loadCycles: (_, signal) => run('reviewCycles', 'list', { signal }),
  loadCycle: (params, signal) => run('reviewCycles', 'read', { params, signal }),
  loadCalibration: (params, signal) => run('reviewCycles', 'calibration', { params, signal }),
  previewCycle: (payload, signal) => run('reviewCycles', 'preview', { payload, signal }),
  addCycle: (payload, signal) => run('reviewCycles', 'create', { payload, signal }),
  actOnCycle: ({ id, ...payload }, signal) => run('reviewCycles', 'act', { params: { id }, payload, signal }),
  previewAsking: ({ rules: payload, ...params }, signal) =>
    run('reviewCycles', 'previewAsking', { params, payload, signal }),
  askOthers: ({ rules, digest, ...params }, signal) =>
    run('reviewCycles', 'askOthers', { params, payload: { rules, digest }, signal }),
  nudge: (params, signal) => run('reviewCycles', 'nudge', { params, signal }),
  takeBack: (params, signal) => run('reviewCycles', 'takeBack', { params, signal }),
})
