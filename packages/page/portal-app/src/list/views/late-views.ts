/** What shows the views of a list, in one chunk. */
export { OpenSharedView } from './open-shared-view.tsx'
export { ViewsPanel } from './views-panel.tsx'
