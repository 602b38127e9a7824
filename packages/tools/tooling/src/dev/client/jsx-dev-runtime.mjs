import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

/** React's own is in a module that the import map does not name; in development these two do the same. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)
