import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

/** React's own module is not in the import map; in development these two are equivalent. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)
