const { configure } = require('@testing-library/dom')

// Generous timeouts: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })
