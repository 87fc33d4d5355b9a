import type { ReadinessPorts } from '../../machines/session/session.ports.ts'
import type { Run } from '../http/run.ts'

export const readinessGateway = (run: Run): ReadinessPorts => ({
  loadLoggedInEmployee: (params, signal) =>
    run('employees', 'loggedIn', { params, query: { includeUnderlings: 'true' }, signal }),
  loadEmployees: (params, signal) => run('employees', 'list', { params, signal }),
  loadBootstrap: (params, signal) => run('session', 'bootstrap', { params, signal }),
  loadProductPlans: (params, signal) => run('session', 'productPlans', { params, signal }),
  loadFeatureFlags: (params, signal) => run('session', 'featureFlags', { params, signal }),
  loadOnboarding: (params, signal) => run('onboarding', 'read', { params, signal }),
  loadPositionTemplates: (params, signal) => run('positionTemplates', 'list', { params, signal }),
  loadDiscussionPoints: (params, signal) => run('defaultDiscussionPoints', 'list', { params, signal }),
  loadPolicies: (params, signal) => run('hrDocuments', 'list', { params, signal }),
  loadToDoList: (params, signal) => run('session', 'toDoList', { params, signal }),
})
