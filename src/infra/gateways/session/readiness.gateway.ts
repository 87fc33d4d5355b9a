import type { ReadinessPorts } from '../../../machines/session/session.ports.ts'
import type { Runs } from '../../http/run.ts'

export const readinessGateway = (runIn: Runs['runIn']): ReadinessPorts => ({
  loadLoggedInEmployee: (tenantId, signal) =>
    runIn(tenantId)('employees', 'loggedIn', { query: { includeUnderlings: 'true' }, signal }),
  loadEmployees: (tenantId, signal) => runIn(tenantId)('employees', 'list', { signal }),
  loadBootstrap: (tenantId, signal) => runIn(tenantId)('session', 'bootstrap', { signal }),
  loadProductPlans: (tenantId, signal) => runIn(tenantId)('session', 'productPlans', { signal }),
  loadFeatureFlags: (tenantId, signal) => runIn(tenantId)('session', 'featureFlags', { signal }),
  loadOnboarding: (tenantId, signal) => runIn(tenantId)('onboarding', 'read', { signal }),
  loadPositionTemplates: (tenantId, signal) => runIn(tenantId)('positionTemplates', 'list', { signal }),
  loadDiscussionPoints: (tenantId, signal) => runIn(tenantId)('defaultDiscussionPoints', 'list', { signal }),
  loadPolicies: (tenantId, signal) => runIn(tenantId)('hrDocuments', 'list', { signal }),
  loadCountedPolicies: (tenantId, signal) =>
    runIn(tenantId)('hrDocuments', 'list', { query: { counted: 'true' }, signal }),
  askMembership: (tenantId, signal) => runIn(tenantId)('session', 'membership', { signal }),
  loadToDoList: (tenantId, signal) => runIn(tenantId)('session', 'toDoList', { signal }),
})
